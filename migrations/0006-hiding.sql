-- Whom somebody does not want to see: a mute hides one way, a block both ways.
create table hidings (
  user_id text not null references users on delete cascade,
  person_id text references users on delete cascade,
  character_id text references characters on delete cascade,
  kind text not null check (kind in ('mute', 'block')),
  created_at timestamptz not null default now(),
  check (num_nonnulls(person_id, character_id) = 1),
  check (person_id <> user_id),
  unique (user_id, person_id),
  unique (user_id, character_id)
);
create index hidings_person_id on hidings (person_id);
create index hidings_character_id on hidings (character_id);

create table muted_words (
  user_id text not null references users on delete cascade,
  word text not null check (length(word) between 1 and 60),
  primary key (user_id, word)
);

alter table users
  add column stories text not null default 'show' check (stories in ('show', 'hide'));
