DROP TABLE cart_item, cart_item_kind;
DROP FUNCTION cart_item_fits_payment();
DROP FUNCTION cart_item_price_plan();
