-- What a post is about, as the library sees it: bound once, when the post is cast.
create table post_debates (
  post_id bigint primary key references posts on delete cascade,
  debate_id text,
  related_id text,
  related_question text,
  score real not null,
  note text check (note in ('uncovered', 'foreign', 'spent')),
  fingerprint text not null,
  bound_at timestamptz not null
);
comment on table post_debates is 'which written debate a post is played from, or is only near to';
comment on column post_debates.debate_id is 'null: no written debate covers the post';
comment on column post_debates.fingerprint is 'of the words that were read: after an edit another';
comment on column post_debates.note is 'why the library has little or nothing to say: told in the thread';
comment on column post_debates.related_id is 'a debate that is near, and not played';
create index post_debates_debate_id on post_debates (debate_id, post_id) where debate_id is not null;

-- Which text of the library a comment is, so that none is heard twice soon.
create table spoken_texts (
  comment_id bigint primary key references comments on delete cascade,
  post_id bigint not null references posts on delete cascade,
  text_id text not null,
  spoken_at timestamptz not null
);
comment on column spoken_texts.text_id is 'debate/text, reading/text or pass/text, as in library/';
create index spoken_texts_text_id on spoken_texts (text_id, spoken_at desc);
create index spoken_texts_post_id on spoken_texts (post_id);

-- Texts, readings and debates that an administrator has switched off.
create table library_switches (
  text_id text primary key,
  switched_by text references users on delete set null,
  switched_at timestamptz not null
);
comment on column library_switches.text_id is 'a debate, a reading, or one text of either';

-- What a discussion has come to by what was said in it: written with the debate, told once its ground has been spoken.
create table conclusions (
  post_id bigint not null references posts on delete cascade,
  position smallint not null,
  kind text not null check (kind in ('crux', 'agreed')),
  says text not null,
  comment_ids bigint[] not null,
  primary key (post_id, position)
);
comment on column conclusions.position is '0 is the crux; from 1 on what is agreed, in the order of the debate';
comment on column conclusions.comment_ids is 'the comments that it rests on: gone with any of them';

alter table claims add column label text;
comment on column claims.label is 'the point in words; null: no written debate knows it';
