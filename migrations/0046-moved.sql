-- "You moved me": one sentence by somebody under a comment of somebody else. Whose comment it is stands
-- here as well, so that a profile counts without looking through all that its person wrote.
create table if not exists moved_notes (
  id bigint generated always as identity primary key,
  post_id bigint not null references posts on delete cascade,
  comment_id bigint not null references comments on delete cascade,
  user_id text not null references users on delete cascade check (user_id <> 'ai_system'),
  author_id text references users on delete cascade,
  character_id text references characters on delete cascade,
  why text not null check (length(why) between 1 and 280),
  fingerprint bigint,
  created_at timestamptz not null,
  unique (comment_id, user_id),
  check (num_nonnulls(author_id, character_id) = 1),
  check (author_id <> user_id)
);
create index if not exists moved_notes_post_id on moved_notes (post_id, id desc);
create index if not exists moved_notes_user_id on moved_notes (user_id);
create index if not exists moved_notes_author_id on moved_notes (author_id) where author_id is not null;
create index if not exists moved_notes_character_id on moved_notes (character_id)
  where character_id is not null;
create index if not exists moved_notes_fingerprint on moved_notes (fingerprint, created_at)
  where fingerprint is not null;

-- What people say of a comment waits, is reported and decided on as all their words.
do $$
declare old record;
begin
  for old in
    select conrelid::regclass as owner, conname from pg_constraint
    where contype in ('c', 'u') and (
      conrelid = 'held_texts'::regclass and (
        pg_get_constraintdef(oid) like '%comment_edit%'
        or pg_get_constraintdef(oid) like '%more IS NOT NULL%'
      )
      and pg_get_constraintdef(oid) not like '%post_id%'
      or conrelid = 'moderation_decisions'::regclass
        and pg_get_constraintdef(oid) like '%thing%profile%'
      or conrelid = 'reports'::regclass and pg_get_constraintdef(oid) like '%story_id%'
    )
  loop
    execute format('alter table %s drop constraint %I', old.owner, old.conname);
  end loop;
end $$;
alter table held_texts
  add constraint held_texts_thing_check check (thing in (
    'post', 'comment', 'story', 'profile', 'post_edit', 'comment_edit', 'moved', 'steelman', 'mend'
  )),
  add constraint held_texts_comment_check
    check ((thing in ('comment_edit', 'moved', 'steelman', 'mend')) = (comment_id is not null)),
  add constraint held_texts_more_check check (case
    when thing in ('story', 'profile', 'mend') then more is not null
    else thing = 'post' or more is null end);
comment on column held_texts.comment_id is 'what it is other words for, or says something of';
alter table moderation_decisions
  add constraint moderation_decisions_thing_check
    check (thing in ('post', 'comment', 'story', 'profile', 'moved', 'steelman'));
alter table reports add column if not exists moved_id bigint references moved_notes on delete cascade;
create index if not exists reports_moved_id on reports (moved_id) where moved_id is not null;

alter table notifications
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in (
    'reply', 'mention', 'like', 'follow', 'ai_reply', 'new_post',
    'moved', 'said_back', 'confirmed', 'mended',
    'wait_held', 'wait_appeal', 'wait_message', 'wait_topic', 'wait_source'
  )) not valid;
