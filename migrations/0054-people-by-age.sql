-- The panel lists people, newest first, page by page.
create index if not exists users_created_at on users (created_at desc, id desc)
  where deleted_at is null;
