-- What people say of a character's forecast once its day has come.
create table if not exists forecast_votes (
  character_id text not null references characters on delete cascade,
  text_id text not null check (length(text_id) between 1 and 200),
  user_id text not null references users on delete cascade check (user_id <> 'ai_system'),
  verdict text not null check (verdict in ('came_true', 'did_not', 'cannot_say')),
  voted_at timestamptz not null,
  primary key (character_id, text_id, user_id)
);
comment on column forecast_votes.text_id is 'the text of the library that forecasts it';
create index if not exists forecast_votes_user_id on forecast_votes (user_id);

-- An administrator's word on one: it stands whatever the votes are.
create table if not exists forecast_rulings (
  character_id text not null references characters on delete cascade,
  text_id text not null check (length(text_id) between 1 and 200),
  verdict text not null check (verdict in ('came_true', 'did_not', 'cannot_say')),
  reason text not null check (length(reason) between 1 and 300),
  ruled_by text references users on delete set null,
  ruled_at timestamptz not null,
  primary key (character_id, text_id)
);
create index if not exists forecast_rulings_ruled_by on forecast_rulings (ruled_by);
