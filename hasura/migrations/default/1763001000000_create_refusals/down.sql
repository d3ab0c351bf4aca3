DROP FUNCTION refuse_change();
DROP FUNCTION begin_with(text, text, text[], text[]);
DROP FUNCTION guard_begin();
DROP FUNCTION guard_move();
DROP FUNCTION refuse_by_hand(text, text, text);
DROP FUNCTION guard_parent();
DROP FUNCTION guard_transition();
DROP FUNCTION refuse_transition(text, text, text, text);
DROP FUNCTION refuse(text, text);
