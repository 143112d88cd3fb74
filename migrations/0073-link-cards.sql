-- What the page behind a link says of itself, kept by address: many posts with one link share a card.
create table if not exists link_cards (
  id bigint generated always as identity primary key,
  url text not null unique check (length(url) <= 1000),
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  title text,
  site text,
  image_url text,
  failure text,
  asked_at timestamptz not null,
  fetched_at timestamptz,
  check (state <> 'ready' or (title is not null and fetched_at is not null))
);
comment on column link_cards.asked_at is 'when a post last had its page read; each time orders a job';
comment on column link_cards.site is 'what the page calls its site';
comment on column link_cards.failure is 'why there is no card, in words for who looks after the site';

-- The first link of a post; nearly all have none.
alter table posts add column if not exists link_url text;
create index if not exists posts_link_url on posts (link_url, id desc) where link_url is not null;

-- The job is ordered by the write itself: a post that is held, or fails, orders none. Few at a time are
-- fetched, however many are asked for at once.
create or replace function order_link_card() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job(
    'link-card', json_build_object('cardId', new.id), queue_name := 'link-cards-' || new.id % 3,
    job_key := 'link-card:' || new.id, max_attempts := 3
  );
  return null;
end $$;
create or replace trigger link_cards_order
  after insert or update of asked_at on link_cards
  for each row execute function order_link_card();
