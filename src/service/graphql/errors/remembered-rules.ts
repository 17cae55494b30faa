import { getMetadataStorage, type MetadataStorage } from 'class-validator';

type Rules = ReturnType<MetadataStorage['getTargetValidationMetadatas']>;
type ByProperty = ReturnType<MetadataStorage['groupByPropertyName']>;

let remembering = false;

/**
 * class-validator gathers the rules of a class and of its ancestors, among all classes there are, for every object that
 * it looks at. From now on it does so once for each class, and once more when a class has got another rule.
 */
export function rememberRules(): void {
  if (remembering) return;
  remembering = true;
  const storage = getMetadataStorage();
  const gather = storage.getTargetValidationMetadatas.bind(storage);
  const group = storage.groupByPropertyName.bind(storage);
  const add = storage.addValidationMetadata.bind(storage);
  let rules = new Map<unknown, Rules>();
  let groups = new WeakMap<Rules, ByProperty>();

  storage.addValidationMetadata = (metadata) => {
    rules = new Map();
    groups = new WeakMap();
    add(metadata);
  };
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, names) => {
    // Nothing here puts rules into groups; schemas, which are named for nested objects, were never anybody's target.
    if (always || strictGroups || names) return gather(target, schema, always, strictGroups, names);
    const known = rules.get(target) ?? gather(target, schema, always, strictGroups, names);
    rules.set(target, known);
    return known;
  };
  storage.groupByPropertyName = (metadata) => {
    const known = groups.get(metadata) ?? group(metadata);
    groups.set(metadata, known);
    return known;
  };
}
