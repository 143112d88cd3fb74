-- A poll goes with a post. `counts`: how many stand by each option now; `first_counts`: whom each had first.
create table if not exists polls (
  post_id bigint primary key references posts on delete cascade,
  options text[] not null check (cardinality(options) between 2 and 6),
  ends_at timestamptz not null,
  is_ended boolean not null default false,
  counts integer[] not null,
  first_counts integer[] not null,
  ballots integer not null default 0,
  created_at timestamptz not null,
  check (cardinality(counts) = cardinality(options)),
  check (cardinality(first_counts) = cardinality(options))
);
comment on column polls.is_ended is 'its results are open to everybody; from ends_at on nobody votes any more';
comment on column polls.ballots is 'votes and changes of votes so far';
create index if not exists polls_running on polls (ends_at) where not is_ended;

-- One vote a person, changeable until the end. The Scout has an account, and no vote.
create table if not exists poll_votes (
  post_id bigint not null references polls on delete cascade,
  user_id text not null references users on delete cascade check (user_id <> 'ai_system'),
  option smallint not null check (option between 0 and 5),
  first_option smallint not null check (first_option between 0 and 5),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (post_id, user_id)
);
create index if not exists poll_votes_user_id on poll_votes (user_id, post_id);

-- A post that waits may have a poll in it.
do $$
declare of_more text := (
  select conname from pg_constraint
  where conrelid = 'held_texts'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%more IS NOT NULL%'
);
begin
  if of_more is not null then
    execute format('alter table held_texts drop constraint %I', of_more);
  end if;
end $$;
alter table held_texts add constraint held_texts_more_check check (
  case when thing in ('story', 'profile') then more is not null else thing = 'post' or more is null end
);
comment on column held_texts.more is 'what was sent, of a story or a profile; the poll of a post';
