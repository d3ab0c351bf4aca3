DROP FUNCTION report(text, date, date, text, uuid, uuid, json);
DROP TABLE report_row;
