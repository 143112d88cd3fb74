-- Somebody says a person's comment back before they answer it; its author confirms or mends that.
create table if not exists steelmen (
  id bigint generated always as identity primary key,
  post_id bigint not null references posts on delete cascade,
  comment_id bigint not null references comments on delete cascade,
  user_id text not null references users on delete cascade check (user_id <> 'ai_system'),
  author_id text not null references users on delete cascade check (author_id <> 'ai_system'),
  says text not null check (length(says) between 1 and 600),
  mend text check (length(mend) between 1 and 600),
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'mended')),
  fingerprint bigint,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (comment_id, user_id),
  check (author_id <> user_id),
  check ((state = 'waiting') = (settled_at is null)),
  check (state <> 'mended' or mend is not null)
);
comment on column steelmen.user_id is 'who says it back';
comment on column steelmen.author_id is 'whose comment it is';
create index if not exists steelmen_post_id on steelmen (post_id, id desc);
create index if not exists steelmen_user_id on steelmen (user_id);
create index if not exists steelmen_author_id on steelmen (author_id);
create index if not exists steelmen_fingerprint on steelmen (fingerprint, created_at)
  where fingerprint is not null;

alter table reports
  add column if not exists steelman_id bigint references steelmen on delete cascade,
  drop constraint if exists reports_one_thing,
  drop constraint if exists reports_once,
  add constraint reports_one_thing check (
    num_nonnulls(post_id, comment_id, story_id, person_id, moved_id, steelman_id) = 1),
  add constraint reports_once unique nulls not distinct (
    reporter_id, post_id, comment_id, story_id, person_id, moved_id, steelman_id);
create index if not exists reports_steelman_id on reports (steelman_id) where steelman_id is not null;
