DROP TRIGGER activation_keep_required ON activation;
DROP TRIGGER creator_list_keep_required ON creator_list;
DROP FUNCTION keep_required();
