"""Monitoring: what a process shows of itself to whoever runs it: metrics, traces, logs."""
