-- Points that people made in a discussion of a question and others found convincing. A moderator has a look, and words
-- the point in one line; then it stands with those of the library.
create table if not exists people_points (
  comment_id bigint primary key references comments on delete cascade,
  debate_id text not null check (length(debate_id) between 1 and 100),
  author_id text not null references users on delete cascade check (author_id <> 'ai_system'),
  state text not null default 'candidate'
    check (state in ('candidate', 'accepted', 'declined', 'withdrawn')),
  side text check (side in ('for', 'against', 'neither')),
  says text check (length(says) between 1 and 200),
  reason text check (length(reason) between 1 and 300),
  words_md5 text,
  nominated_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'accepted') = (num_nonnulls(side, says, words_md5) = 3)),
  check ((state = 'declined') = (reason is not null))
);
comment on column people_points.words_md5 is
  'of the comment as it was when a moderator read it: after an edit somebody has to read it again';
create index if not exists people_points_waiting on people_points (nominated_at) where state = 'candidate';
create index if not exists people_points_listed on people_points (debate_id, decided_at)
  where state = 'accepted';
create index if not exists people_points_author_id on people_points (author_id);

-- The author is told. Kinds that other migrations have added stay.
do $$
declare
  kinds text;
begin
  select string_agg(distinct quote_literal(kind), ', ') into kinds
  from (
    select (regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g'))[1] as kind
    from pg_constraint
    where conrelid = 'notifications'::regclass and conname = 'notifications_kind_check'
    union select 'point'
  ) as known;
  alter table notifications drop constraint if exists notifications_kind_check;
  execute format(
    'alter table notifications add constraint notifications_kind_check check (kind in (%s)) not valid',
    kinds
  );
end $$;
