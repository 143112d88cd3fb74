-- Whom a point of a written debate convinces. The library holds the points; the Scout, which is a row of users, has no vote.
create table if not exists point_votes (
  debate_id text not null check (length(debate_id) between 1 and 100),
  point_id text not null check (length(point_id) between 1 and 100),
  user_id text not null references users on delete cascade check (user_id <> 'ai_system'),
  vote text not null check (vote in ('convinces', 'does_not', 'cannot_say')),
  voted_at timestamptz not null,
  primary key (debate_id, point_id, user_id)
);
create index if not exists point_votes_user_id on point_votes (user_id, debate_id);

-- Where people stand on a question of the library: it makes the camps by which votes are counted.
create table if not exists debate_stances (
  debate_id text not null check (length(debate_id) between 1 and 100),
  user_id text not null references users on delete cascade check (user_id <> 'ai_system'),
  stance smallint not null check (stance between -2 and 2),
  stated_at timestamptz not null,
  primary key (debate_id, user_id)
);
create index if not exists debate_stances_user_id on debate_stances (user_id);
