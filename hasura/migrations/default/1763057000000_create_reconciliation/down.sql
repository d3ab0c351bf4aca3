DROP VIEW open_difference;
DROP TABLE reconciliation_difference, reconciliation_difference_kind, reconciliation, vendor_event;
DROP FUNCTION settle_difference(uuid, text, text);
