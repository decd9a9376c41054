// What every run of the fast tests shares: one seed for generated inputs, so that the same commit passes or fails the same everywhere. The long tests roam.
import fc from 'fast-check';

fc.configureGlobal({ seed: 20261201 });
