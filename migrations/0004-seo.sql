-- What the site measures by itself: visits that came from a search engine, per keyword of the page
-- they came to and per day. Counts only; nothing that tells one visitor from another.
alter table seo_performance
  drop column impressions,
  drop column clicks,
  drop column bounces,
  add column engaged integer not null default 0 check (engaged >= 0);
comment on column seo_performance.engaged is
  'visits that looked further, did something or stayed for 10 s; the others bounced';

-- What others measured: an administrator imports it; null is not known and never guessed.
alter table seo_keywords
  add column impressions integer check (impressions >= 0),
  add column clicks integer check (clicks >= 0),
  add check (search_volume >= 0),
  add check (difficulty between 0 and 100),
  add check (trend in ('rising', 'falling', 'steady'));
comment on column seo_keywords.impressions is 'as Search Console''s latest export says, with clicks';
