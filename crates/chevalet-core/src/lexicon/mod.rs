//! Word lists in compiled form.
