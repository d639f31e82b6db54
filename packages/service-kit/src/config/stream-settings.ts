export interface StreamSettings {
  /** The most that the streams may hold, in MiB. */
  readonly EVENTS_MAX_MIB: number;
  readonly DEAD_LETTERS_MAX_MIB: number;
  readonly LIVE_MAX_MIB: number;
  /** Copies of each stream on servers of a cluster. `auto`: three on a cluster, else one. */
  readonly STREAM_REPLICAS: number | 'auto';
  /** Tags of the servers that may store streams. Without tags, any server of the cluster may. */
  readonly STREAM_PLACEMENT_TAGS: readonly string[];
}

export const DEFAULT_STREAM_SETTINGS: StreamSettings = {
  EVENTS_MAX_MIB: 1024,
  DEAD_LETTERS_MAX_MIB: 256,
  LIVE_MAX_MIB: 256,
  STREAM_REPLICAS: 'auto',
  STREAM_PLACEMENT_TAGS: [],
};
