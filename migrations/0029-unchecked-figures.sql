-- Figures of a model's reply that stand neither in the discussion nor in its facts: published, and marked.
alter table comments add column unchecked text[] not null default '{}';
comment on column comments.unchecked is 'years, shares, sums and counts as they stand in content, without a source';
