type Json = unknown;
type Fields = Record<string, Json>;

function isFields(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A JSON merge patch (RFC 7396): what is null goes. Nothing is changed in place. */
export function merge(target: Json, patch: Json): Json {
  if (!isFields(patch)) return withoutNulls(patch);
  const merged: Fields = isFields(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else merged[key] = merge(merged[key], value);
  }
  return merged;
}

/** The same without its null fields: in a scene null and absent mean the same. */
export function withoutNulls(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isFields(value)) return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutNulls(inner)]));
}
