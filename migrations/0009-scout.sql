-- What the Scout asks, how each answered, and when it may be asked again. `id` is the name of a
-- built-in source or the address of a feed. Rows of built-in sources come with their first answer.
create table scout_sources (
  id text primary key check (length(id) <= 500),
  is_added boolean not null default false,
  is_on boolean,
  off_reason text,
  asked_url text,
  etag text,
  last_modified text,
  asked_at timestamptz,
  succeeded_at timestamptz,
  next_at timestamptz,
  retry_after timestamptz,
  failures integer not null default 0,
  misshapen integer not null default 0,
  last_error text,
  items_count integer not null default 0,
  created_at timestamptz not null default now()
);
comment on column scout_sources.is_added is 'an administrator added it; it can be removed again';
comment on column scout_sources.is_on is 'switched by hand or by itself; null: as configured';
comment on column scout_sources.retry_after is 'the source itself asked to be left alone until then';
comment on column scout_sources.misshapen is 'answers in a row that did not have the known shape';

-- When a host may be knocked at again; a row is taken before every request, redirects included.
create table scout_hosts (
  host text primary key,
  free_at timestamptz not null
);

-- A story that several headlines tell.
create table scout_topics (
  id bigint generated always as identity primary key,
  title text not null,
  hashtag text,
  category text,
  state text not null default 'found'
    check (state in ('found', 'review', 'approved', 'rejected', 'denied', 'opened')),
  observed real not null default 0,
  baseline real not null default 0,
  score real not null default 0,
  debatability real not null default 0,
  similarity real not null default 0,
  publishers integer not null default 0,
  weighed_at timestamptz,
  post_id bigint references posts on delete set null,
  decided_by text references users on delete set null,
  decided_at timestamptz,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null
);
comment on column scout_topics.observed is 'weight of the distinct publishers of the last 60 minutes';
comment on column scout_topics.baseline is 'mean of observed, older values halving as in scout/score.ts';
create index scout_topics_seen on scout_topics (last_seen_at desc);
create index scout_topics_state on scout_topics (state, decided_at desc);
create index scout_topics_post_id on scout_topics (post_id) where post_id is not null;

-- Headlines: no word of the articles.
create table scout_items (
  id bigint generated always as identity primary key,
  source_id text not null references scout_sources on delete cascade,
  key text not null,
  kind text not null check (kind in ('headline', 'signal')),
  title text not null,
  url text not null,
  publisher text not null,
  story text,
  magnitude double precision,
  published_at timestamptz,
  rank integer not null,
  weight real not null,
  top_rounds integer not null default 0,
  verdict text not null check (verdict in ('fine', 'review', 'denied')),
  topic_id bigint references scout_topics on delete set null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  unique (source_id, key)
);
comment on column scout_items.kind is 'a signal says that something is talked about; only a headline reports it';
comment on column scout_items.story is 'what a source itself says belongs together';
comment on column scout_items.top_rounds is 'answers in a row in which it was among the first three';
create index scout_items_topic_id on scout_items (topic_id) where topic_id is not null;
create index scout_items_seen on scout_items (last_seen_at desc);

-- One weight per author, tag and hour: what weighs most counts.
delete from tag_uses as lighter using tag_uses as heavier
where (heavier.tag, heavier.user_id, heavier.hour) = (lighter.tag, lighter.user_id, lighter.hour)
  and (case heavier.kind when 'post' then 3 when 'comment' then 2 else 1 end)
    > (case lighter.kind when 'post' then 3 when 'comment' then 2 else 1 end);
alter table tag_uses drop constraint tag_uses_pkey, add primary key (tag, user_id, hour);
