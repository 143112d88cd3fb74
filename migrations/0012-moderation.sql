-- An account that may read but not write: suspended until then, or banned.
alter table users
  add column sanction text check (sanction in ('suspended', 'banned')),
  add column sanction_reason text,
  add column sanctioned_until timestamptz,
  add check ((sanction is null) = (sanction_reason is null)),
  add check ((sanction = 'suspended') = (sanctioned_until is not null));

-- What a text says without its addresses, numbers and marks, so that copies are found by an index;
-- null: too short to tell, or not a person's.
alter table posts add column fingerprint bigint;
alter table comments add column fingerprint bigint;
create index posts_fingerprint on posts (fingerprint, created_at) where fingerprint is not null;
create index comments_fingerprint on comments (fingerprint, created_at) where fingerprint is not null;

-- Doubtful texts wait here, outside of posts and comments: what is not there is nowhere shown.
create table held_texts (
  id bigint generated always as identity primary key,
  user_id text not null references users on delete cascade,
  post_id bigint references posts on delete cascade,
  parent_id bigint references comments on delete set null,
  content text not null check (btrim(content) <> '' and length(content) <= 20000),
  ai_seats text not null default 'panel' check (ai_seats in ('panel', 'on_call', 'humans_only')),
  fingerprint bigint,
  doubts text[] not null check (cardinality(doubts) > 0),
  created_at timestamptz not null
);
comment on column held_texts.post_id is 'what it comments on; null: it is a post';
create unique index held_texts_once on held_texts (user_id, coalesce(post_id, 0), md5(content));
create index held_texts_post_id on held_texts (post_id);
create index held_texts_parent_id on held_texts (parent_id);
create index held_texts_fingerprint on held_texts (fingerprint) where fingerprint is not null;
create index held_texts_created_at on held_texts (created_at);

-- What people, or the screening, want a moderator to look at.
create table reports (
  id bigint generated always as identity primary key,
  reporter_id text references users on delete cascade,
  post_id bigint references posts on delete cascade,
  comment_id bigint references comments on delete cascade,
  story_id bigint references stories on delete cascade,
  person_id text references users on delete cascade,
  reason text not null check (
    reason in ('spam', 'harassment', 'hate', 'violence', 'false', 'privacy', 'screening', 'other')),
  details text not null default '' check (length(details) <= 1000),
  created_at timestamptz not null,
  settled_at timestamptz,
  check (num_nonnulls(post_id, comment_id, story_id, person_id) = 1),
  unique nulls not distinct (reporter_id, post_id, comment_id, story_id, person_id)
);
comment on column reports.reporter_id is 'null: the automatic screening';
create index reports_open on reports (created_at) where settled_at is null;
create index reports_post_id on reports (post_id);
create index reports_comment_id on reports (comment_id);
create index reports_story_id on reports (story_id);
create index reports_person_id on reports (person_id);

-- What was decided about somebody's words or account; they see it, and may appeal once.
create table moderation_decisions (
  id bigint generated always as identity primary key,
  user_id text not null references users on delete cascade,
  action text not null check (action in ('remove', 'warn', 'suspend', 'ban')),
  thing text not null check (thing in ('post', 'comment', 'story', 'profile')),
  thing_id text not null,
  content text not null,
  held jsonb,
  fingerprint bigint,
  reason text not null check (length(reason) between 1 and 1000),
  until timestamptz,
  created_at timestamptz not null,
  read_at timestamptz,
  appeal text check (length(appeal) between 1 and 2000),
  appealed_at timestamptz,
  outcome text check (outcome in ('upheld', 'rejected')),
  answer text check (length(answer) between 1 and 1000),
  answered_at timestamptz,
  check ((appeal is null) = (appealed_at is null)),
  check (num_nulls(outcome, answer, answered_at) in (0, 3)),
  check (outcome is null or appeal is not null)
);
comment on column moderation_decisions.held is 'a held text that was removed, as it would be published';
comment on column moderation_decisions.fingerprint is 'of what was removed: copies of it are held';
create index moderation_decisions_user_id on moderation_decisions (user_id, id desc);
create index moderation_decisions_appeals on moderation_decisions (appealed_at)
  where appeal is not null and outcome is null;
create index moderation_decisions_fingerprint on moderation_decisions (fingerprint)
  where fingerprint is not null;

-- What those who look after the site did. Each line's hash covers the line and the hash before it,
-- so that a line changed, removed or slipped in later is found. It holds ids, never words of people.
create table audit_log (
  id bigint primary key check (id > 0),
  at timestamptz not null,
  actor text not null,
  action text not null,
  subject text not null,
  details jsonb not null default '{}',
  previous_hash bytea not null check (length(previous_hash) = 32),
  hash bytea not null check (length(hash) = 32)
);
create index audit_log_action on audit_log (action, at);

create function audit_hash(line audit_log) returns bytea language sql immutable as $$
  select sha256(line.previous_hash || convert_to(jsonb_build_array(
    line.id, extract(epoch from line.at), line.actor, line.action, line.subject, line.details
  )::text, 'UTF8'))
$$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to';
end
$$;
create trigger audit_log_only_grows before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_stays before truncate on audit_log
  for each statement execute function refuse_change();
