-- Handles are completed while somebody writes: by their first letters, whatever the database sorts by.
create index if not exists users_handle_prefix on users (lower(username) text_pattern_ops);
