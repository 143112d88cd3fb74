-- "What would change my mind": one sentence by somebody on the crux of a discussion.
create table if not exists minds (
  id bigint generated always as identity primary key,
  post_id bigint not null references posts on delete cascade,
  user_id text not null references users on delete cascade check (user_id <> 'ai_system'),
  says text not null check (length(says) between 1 and 280),
  fingerprint bigint,
  created_at timestamptz not null,
  unique (post_id, user_id)
);
create index if not exists minds_post_id on minds (post_id, created_at desc, id desc);
create index if not exists minds_user_id on minds (user_id);
create index if not exists minds_fingerprint on minds (fingerprint, created_at)
  where fingerprint is not null;

-- It waits, is reported and decided on as all that people write.
do $$
declare old record;
begin
  for old in
    select conname from pg_constraint
    where contype = 'c' and conrelid = 'held_texts'::regclass
      and pg_get_constraintdef(oid) like '%post_id IS NOT NULL%'
  loop
    execute format('alter table held_texts drop constraint %I', old.conname);
  end loop;
end $$;
alter table held_texts
  drop constraint if exists held_texts_thing_check,
  add constraint held_texts_thing_check check (thing in (
    'post', 'comment', 'story', 'profile', 'post_edit', 'comment_edit', 'moved', 'steelman',
    'mend', 'mind'
  )),
  add constraint held_texts_post_check
    check ((thing in ('comment', 'post_edit', 'mind')) = (post_id is not null));
alter table moderation_decisions
  drop constraint if exists moderation_decisions_thing_check,
  add constraint moderation_decisions_thing_check
    check (thing in ('post', 'comment', 'story', 'profile', 'moved', 'steelman', 'mind'));
alter table reports
  add column if not exists mind_id bigint references minds on delete cascade,
  drop constraint if exists reports_one_thing,
  drop constraint if exists reports_once,
  add constraint reports_one_thing check (
    num_nonnulls(post_id, comment_id, story_id, person_id, moved_id, steelman_id, mind_id) = 1),
  add constraint reports_once unique nulls not distinct (
    reporter_id, post_id, comment_id, story_id, person_id, moved_id, steelman_id, mind_id);
create index if not exists reports_mind_id on reports (mind_id) where mind_id is not null;
