DROP TABLE upload, upload_kind;
DROP FUNCTION guard_picture();
DROP FUNCTION refuse_foreign_picture(text);
