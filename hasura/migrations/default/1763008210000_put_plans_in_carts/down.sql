DROP TRIGGER cart_item_price_plan ON cart_item;
DROP FUNCTION cart_item_price_plan();
