-- What a member wrote to the site goes with their account, whether or not their address is proven.
alter table contact_messages
  add column if not exists sender_id text references users on delete cascade;
create index if not exists contact_messages_sender on contact_messages (sender_id) where sender_id is not null;
