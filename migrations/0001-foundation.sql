-- People. The Scout ('ai_system') is a row here so that its posts have an author; it has no
-- e-mail and no password and therefore can never sign in.
create table users (
  id text primary key check (id ~ '^[a-z0-9_]{3,24}$'),
  username text not null check (username ~ '^[A-Za-z0-9_]{3,30}$'),
  email text check (length(email) <= 254),
  password_hash text,
  first_name text not null default '' check (length(first_name) <= 60),
  last_name text not null default '' check (length(last_name) <= 60),
  bio text not null default '' check (length(bio) <= 1000),
  location text not null default '' check (length(location) <= 120),
  profile_image_url text,
  cover_image_url text,
  is_admin boolean not null default false,
  email_verified_at timestamptz,
  subscription_tier text not null default 'Free',
  posts_count integer not null default 0 check (posts_count >= 0),
  comments_count integer not null default 0 check (comments_count >= 0),
  likes_received_count integer not null default 0 check (likes_received_count >= 0),
  followers_count integer not null default 0 check (followers_count >= 0),
  following_count integer not null default 0 check (following_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index users_username_key on users (lower(username));
create unique index users_email_key on users (lower(email));

insert into users (id, username, first_name, last_name, bio)
values ('ai_system', 'ai_scout', 'AI', 'Scout', 'Looks for topics worth debating and opens a discussion.');

create table sessions (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id text not null references users on delete cascade,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  confirmed_at timestamptz not null default now()
);
comment on column sessions.confirmed_at is 'when the password was last typed; admin actions need it to be recent';
create index sessions_user_id on sessions (user_id, last_seen_at desc);

create table email_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id text not null references users on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset')),
  email text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index email_tokens_user_id on email_tokens (user_id, purpose);

-- Counters that must hold over restarts and processes: logins, registrations, mails.
create table limit_hits (
  key text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (key, window_start)
);

create table follows (
  follower_id text not null references users on delete cascade,
  followed_id text not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index follows_followed_id on follows (followed_id, created_at desc);

-- The cast. cast.ts is the first version of each; later ones are an administrator's.
create table characters (
  id text primary key check (id ~ '^[a-z][a-z0-9-]{1,29}$'),
  position smallint not null,
  is_enabled boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now()
);

create table character_versions (
  character_id text not null references characters on delete cascade,
  version integer not null,
  persona jsonb not null,
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (character_id, version)
);

create table posts (
  id bigint generated always as identity primary key,
  user_id text not null references users on delete cascade,
  content text not null check (btrim(content) <> '' and length(content) <= 20000),
  image_url text,
  ai_seats text not null default 'panel' check (ai_seats in ('panel', 'on_call', 'humans_only')),
  likes_count integer not null default 0 check (likes_count >= 0),
  shares_count integer not null default 0 check (shares_count >= 0),
  comments_count integer not null default 0 check (comments_count >= 0),
  ai_comments_count integer not null default 0 check (ai_comments_count >= 0),
  source text check (source in ('evergreen', 'news')),
  locked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
comment on column posts.locked_at is 'no character speaks here any more (moderator)';
create index posts_newest on posts (id desc) where deleted_at is null;
create index posts_user_id on posts (user_id, id desc) where deleted_at is null;

create table comments (
  id bigint generated always as identity primary key,
  post_id bigint not null references posts on delete cascade,
  parent_id bigint references comments on delete set null,
  user_id text references users on delete cascade,
  character_id text references characters,
  content text not null check (btrim(content) <> '' and length(content) <= 10000),
  likes_count integer not null default 0 check (likes_count >= 0),
  ai_depth smallint not null default 0,
  act text,
  stance smallint check (stance between -2 and 2),
  quote text,
  is_degraded boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check ((user_id is null) <> (character_id is null))
);
comment on column comments.ai_depth is 'how many AI comments in a row led here; 0 for a person';
comment on column comments.quote is 'exact words of the parent, or of the post where there is none, that this comment answers';
create index comments_post_id on comments (post_id, id desc) where deleted_at is null;
create index comments_user_id on comments (user_id, id desc) where user_id is not null and deleted_at is null;
create index comments_character_id on comments (character_id, id desc) where character_id is not null and deleted_at is null;
create index comments_parent_id on comments (parent_id) where parent_id is not null;

create table post_likes (
  post_id bigint not null references posts on delete cascade,
  user_id text not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (post_id, user_id)
);
create index post_likes_user_id on post_likes (user_id, post_id desc);

create table comment_likes (
  comment_id bigint not null references comments on delete cascade,
  user_id text not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (comment_id, user_id)
);
create index comment_likes_user_id on comment_likes (user_id, comment_id desc);

-- The same key gives the same answer: what was written under it, once.
create table idempotency_keys (
  user_id text not null references users on delete cascade,
  key text not null check (length(key) between 1 and 200),
  fingerprint text not null,
  post_id bigint references posts on delete cascade,
  comment_id bigint references comments on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- A tag is keyed by its letters without case; hashtag is as it was first written.
create table tags (
  key text primary key,
  hashtag text not null,
  trend_score double precision not null default '-Infinity',
  created_at timestamptz not null default now()
);
comment on column tags.trend_score is 'ln of the decayed sum of weights, half-life 6 h: see trending/score.ts';
create index tags_trend_score on tags (trend_score desc);

-- Tags are never deleted, and the statement that writes these rows makes the tag; a foreign key
-- would lock the row of a popular tag in every post, a quarter of what writing a post costs.
create table post_tags (
  post_id bigint not null references posts on delete cascade,
  tag text not null,
  position smallint not null,
  created_at timestamptz not null default now(),
  primary key (post_id, tag)
);
create index post_tags_tag on post_tags (tag, post_id desc);
create index post_tags_recent on post_tags (created_at desc, tag);

-- One weight per author, tag and hour, so that nobody lifts a trend alone.
create table tag_uses (
  tag text not null,
  user_id text not null references users on delete cascade,
  hour timestamptz not null,
  kind text not null check (kind in ('post', 'comment', 'like')),
  primary key (tag, user_id, hour, kind)
);
create index tag_uses_hour on tag_uses (hour);

-- What happened, in order. xact_id makes the order safe to read: see db/events.ts.
create table events (
  id bigint generated always as identity primary key,
  xact_id xid8 not null default pg_current_xact_id(),
  kind text not null,
  payload jsonb not null,
  user_id text references users on delete cascade,
  created_at timestamptz not null default now()
);
comment on column events.user_id is 'the only one who may hear it; null: everyone';
create index events_order on events (xact_id, id);
create index events_created_at on events (created_at);

-- What people wrote and no casting job knows yet. The writer only inserts a row here, because
-- add_job notifies inside the transaction, which makes all writers of the database commit one
-- after the other (measured: 2,800 posts/s with this table, 400 to 800 with add_job).
create table castings (
  id bigint generated always as identity primary key,
  post_id bigint not null,
  comment_id bigint
);
comment on table castings is 'no foreign keys: what is gone by then is not cast, and a check per write is saved';

-- A character's turn, decided by casting, before it is spoken.
create table replies (
  id bigint generated always as identity primary key,
  post_id bigint not null references posts on delete cascade,
  cause_comment_id bigint references comments on delete cascade,
  character_id text not null references characters,
  wave smallint not null,
  is_forced boolean not null default false,
  why jsonb not null default '{}',
  state text not null default 'planned' check (state in ('planned', 'speaking', 'spoken', 'passed', 'dropped')),
  reason text,
  comment_id bigint references comments on delete set null,
  attempts smallint not null default 0,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
comment on column replies.reason is 'why it passed or was dropped, in words for people';
create unique index replies_once on replies (post_id, coalesce(cause_comment_id, 0), wave, character_id);
create unique index replies_comment_id on replies (comment_id) where comment_id is not null;
create index replies_post_id on replies (post_id, id);

create table claims (
  id bigint generated always as identity primary key,
  comment_id bigint not null references comments on delete cascade,
  post_id bigint not null references posts on delete cascade,
  character_id text references characters,
  aspect text not null,
  polarity smallint not null check (polarity between -1 and 1),
  quote text not null,
  created_at timestamptz not null default now()
);
create index claims_post_id on claims (post_id, id);

-- Append-only: a move is a new row that names the comment that caused it.
create table stances (
  id bigint generated always as identity primary key,
  character_id text not null references characters,
  post_id bigint not null references posts on delete cascade,
  topic text not null,
  aspect text not null,
  value smallint not null check (value between -2 and 2),
  previous smallint check (previous between -2 and 2),
  comment_id bigint not null references comments on delete cascade,
  cause_comment_id bigint references comments on delete set null,
  created_at timestamptz not null default now(),
  check (previous is null or abs(value - previous) <= 1)
);
create index stances_post_id on stances (post_id, character_id, id);
create index stances_topic on stances (topic, character_id, id desc);

create table memories (
  id bigint generated always as identity primary key,
  character_id text not null references characters,
  kind text not null check (kind in ('episodic', 'relation', 'stance')),
  content text not null check (length(content) <= 280),
  importance real not null default 0.5,
  post_id bigint references posts on delete cascade,
  user_id text references users on delete cascade,
  created_at timestamptz not null default now()
);
create index memories_character_id on memories (character_id, created_at desc);
create index memories_user_id on memories (user_id) where user_id is not null;

-- "Why this reply?": public, one per AI comment.
create table receipts (
  comment_id bigint primary key references comments on delete cascade,
  why jsonb not null,
  plan jsonb not null,
  provider text not null,
  model text not null,
  seen_comment_ids bigint[] not null default '{}',
  input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  cost_microusd bigint not null default 0,
  duration_ms integer not null default 0,
  attempts smallint not null default 1,
  created_at timestamptz not null default now()
);

-- Spending: reserved before a call, settled after it.
create table budgets (
  scope text not null,
  day date not null,
  spent_microusd bigint not null default 0 check (spent_microusd >= 0),
  reserved_microusd bigint not null default 0 check (reserved_microusd >= 0),
  primary key (scope, day)
);

create table reservations (
  id uuid primary key,
  scopes text[] not null,
  day date not null,
  microusd bigint not null,
  created_at timestamptz not null default now()
);
create index reservations_created_at on reservations (created_at);

create table breakers (
  provider text not null,
  model text not null,
  outcomes boolean[] not null default '{}',
  opened_at timestamptz,
  probe_until timestamptz,
  primary key (provider, model)
);

-- Where readers stand, before and after reading, and what moved them. Characters cannot vote.
create table reader_stances (
  post_id bigint not null references posts on delete cascade,
  user_id text not null references users on delete cascade,
  before smallint check (before between -2 and 2),
  after smallint check (after between -2 and 2),
  credited_comment_id bigint references comments on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (post_id, user_id)
);
create index reader_stances_credited on reader_stances (credited_comment_id) where credited_comment_id is not null;

create table evergreen_uses (
  prompt_id text not null,
  post_id bigint references posts on delete set null,
  used_at timestamptz not null default now(),
  primary key (prompt_id, used_at)
);

create table stories (
  id bigint generated always as identity primary key,
  user_id text not null references users on delete cascade,
  content text not null default '' check (length(content) <= 2000),
  image_url text,
  views_count integer not null default 0 check (views_count >= 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours',
  check (btrim(content) <> '' or image_url is not null)
);
create index stories_expires_at on stories (expires_at);

create table story_views (
  story_id bigint not null references stories on delete cascade,
  viewer text not null,
  created_at timestamptz not null default now(),
  primary key (story_id, viewer)
);
comment on column story_views.viewer is 'a user id, or for a visitor a salted hash that nobody can undo after a day';

create table contact_messages (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null default now()
);

create table cross_posts (
  id bigint generated always as identity primary key,
  user_id text references users on delete cascade,
  platforms text[] not null,
  content_length integer not null,
  hashtags text[] not null,
  created_at timestamptz not null default now()
);

create table seo_keywords (
  id bigint generated always as identity primary key,
  keyword text not null check (btrim(keyword) <> ''),
  category text not null default 'General',
  search_volume integer,
  trend text,
  difficulty smallint,
  created_at timestamptz not null default now()
);
create unique index seo_keywords_keyword on seo_keywords (lower(keyword));

create table seo_performance (
  keyword_id bigint not null references seo_keywords on delete cascade,
  day date not null,
  organic_traffic integer not null default 0,
  impressions integer,
  clicks integer,
  bounces integer not null default 0,
  seconds_on_page bigint not null default 0,
  conversions integer not null default 0,
  primary key (keyword_id, day)
);

create table seo_recommendations (
  id bigint generated always as identity primary key,
  key text not null unique,
  priority text not null check (priority in ('high', 'medium', 'low')),
  type text not null,
  recommendation text not null,
  current_value text not null,
  suggested_value text not null,
  estimated_impact text not null,
  implemented_at timestamptz,
  created_at timestamptz not null default now()
);

-- Which workers are alive, so that the jobs of a killed one are freed: see locks.ts.
create table worker_beats (
  worker_id text primary key,
  seen_at timestamptz not null default now()
);

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
