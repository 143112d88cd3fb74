-- A mistyped word is looked up by what it may have been and by how it begins (search/vocabulary.ts).
drop index if exists search_words_like;
