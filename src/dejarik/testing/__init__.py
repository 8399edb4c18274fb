"""What tests are written with: table builders and runners. Only tests import it."""
