drop materialized view genre_stat;
drop view active_author, overdue_loan;
drop table specimen, archive.withdrawn, staff, review, loan, card, reader, branch, copy, edition, book, publisher, author, genre cascade;
drop type mood;
drop schema archive;
drop function note_loan;
