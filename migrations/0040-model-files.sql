-- A model that this program holds itself is a file: its receipts name the file's SHA-256 and how quickly it spoke.
alter table receipts add column if not exists model_hash text;
alter table receipts add column if not exists tokens_per_second real;
comment on column receipts.model_hash is 'SHA-256 of the file that the words come from; null: from elsewhere';
