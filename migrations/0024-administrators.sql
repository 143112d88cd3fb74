-- ADMIN_USERNAME and ADMIN_PASSWORD change only the account that they made. One that somebody
-- registered under that name has that person's address, and a mailed link would let them in.
alter table users add column is_from_environment boolean not null default false;
comment on column users.is_from_environment is 'made by ADMIN_USERNAME: the start keeps it as the environment says';

-- Of accounts that are there already: the environment's line about one that it made, and did not
-- promote, was written in the moment in which the account was. From before there was a log of such
-- lines: who has no address has never registered.
update users set is_from_environment = true
where is_admin and (
  exists (
    select from audit_log
    where actor = 'environment' and action = 'make_admin' and subject = 'profile ' || users.id
      and abs(extract(epoch from at - users.created_at)) < 5
  )
  or email is null and not exists (
    select from audit_log where action = 'make_admin' and subject = 'profile ' || users.id
  )
);

-- Whose words an administrator changed or deleted is told, without a moderator's reason.
alter table moderation_decisions
  drop constraint moderation_decisions_action_check,
  add constraint moderation_decisions_action_check
    check (action in ('edit', 'remove', 'warn', 'suspend', 'ban')),
  drop constraint moderation_decisions_reason_check,
  add constraint moderation_decisions_reason_check check (length(reason) <= 1000);
comment on column moderation_decisions.reason is 'empty: an administrator did it beside the desk';
comment on column moderation_decisions.content is 'what it said before';
