"""What tests of the Customizable Card Game share."""
