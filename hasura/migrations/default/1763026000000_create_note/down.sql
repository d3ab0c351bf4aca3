DROP TABLE note_comment, note;
