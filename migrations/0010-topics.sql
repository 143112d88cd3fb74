-- Typo tolerance, and indexes that hold a number beside words. Both are trusted: the owner of the
-- database may create them.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- What a post is about; null: not looked at yet. At most two, the surer first.
alter table posts add column categories text[];
alter table posts add constraint posts_categories_check check (
  cardinality(categories) <= 2 and categories <@ array[
    'Technology', 'Science', 'Politics', 'Environment', 'Business', 'Healthcare', 'Education',
    'Innovation'
  ]
);
create index posts_category on posts ((categories[1]), id desc)
  where deleted_at is null and categories[1] is not null;
create index posts_second_category on posts ((categories[2]), id desc)
  where deleted_at is null and categories[2] is not null;
create index posts_unsorted on posts (id) where categories is null;

-- The words of posts and comments, beside the block of ids that each lies in: a search walks the
-- blocks from the newest on and stops when it has enough, so that a common word costs no more than
-- a rare one. An index on the expression, not a column: each like would copy the column.
create index posts_words on posts
  using gin ((id / 16384), to_tsvector('english', content))
  with (gin_pending_list_limit = 512) where deleted_at is null;
create index comments_words on comments
  using gin ((id / 32768), to_tsvector('english', content))
  with (gin_pending_list_limit = 512) where deleted_at is null;

-- Every word that was ever written, and in how many texts: for completing and correcting what
-- people type. search_progress is how far posts and comments have been counted.
create table search_words (
  word text primary key,
  stem text not null,
  uses integer not null default 0 check (uses >= 0)
);
create index search_words_prefix on search_words (word text_pattern_ops);
create index search_words_stem on search_words (stem);
create index search_words_like on search_words using gin (word gin_trgm_ops);

create table search_progress (
  kind text primary key check (kind in ('post', 'comment')),
  last_id bigint not null default 0
);
insert into search_progress (kind) values ('post'), ('comment');

create index users_names on users
  using gin (lower(' ' || username || ' ' || first_name || ' ' || last_name) gin_trgm_ops)
  where deleted_at is null;

create index tags_prefix on tags (key text_pattern_ops);
create index tags_like on tags using gin (key gin_trgm_ops);

-- A topic's curve needs the days of its posts, and nothing else of them.
drop index post_tags_tag;
create index post_tags_tag on post_tags (tag, post_id desc) include (created_at);
