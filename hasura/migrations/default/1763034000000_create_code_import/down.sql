DROP TABLE code_import_part, code_import;
