"""What people see: views, prompts, forecasts, drawings."""
