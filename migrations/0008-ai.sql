-- What administrators changed about the characters and their voices, in words for people. Append-only.
create table ai_changes (
  id bigint generated always as identity primary key,
  user_id text references users on delete set null,
  subject text not null,
  summary text not null check (length(summary) <= 500),
  created_at timestamptz not null default now()
);
comment on column ai_changes.subject is 'voice, budget, switch, or the id of a character';

-- Calls to a provider that failed, whatever became of the turn. Forgotten after some days.
create table voice_faults (
  id bigint generated always as identity primary key,
  provider text not null,
  model text not null,
  kind text not null,
  message text not null,
  character_id text references characters on delete cascade,
  post_id bigint references posts on delete cascade,
  created_at timestamptz not null default now()
);
create index voice_faults_created_at on voice_faults (created_at desc);

alter table character_versions add column restored_from integer;
comment on column character_versions.restored_from is 'the older version that this one repeats';

-- The panel shows what was spent today by character, and the latest turns that ended without words.
create index receipts_created_at on receipts using brin (created_at) with (autosummarize = on);
create index replies_silent on replies (settled_at desc nulls last) where state in ('passed', 'dropped');
