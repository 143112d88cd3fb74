-- Whether a language model found the words of a character, or rules did: other programs are told which.
alter table comments add column is_by_model boolean not null default false;
update comments set is_by_model = true
from receipts where receipts.comment_id = comments.id and receipts.provider <> 'builtin';
