"""Writes a scripted model as a folder for MLX: configuration, weights and tokenizer."""
import json

import mlx.core as mx
import numpy
from bigram import BEGIN, CONTEXT, END, EPSILON, HEAD, HIDDEN, UNKNOWN, Bigram


def write_mlx_folder(scripts, folder):
    model = Bigram(scripts)
    folder.mkdir(parents=True, exist_ok=True)
    tensors = {name: mx.array(values) for name, values in _weights(model).items()}
    mx.save_safetensors(str(folder / "model.safetensors"), tensors, metadata={"format": "mlx"})
    for name, document in {
        "config.json": _config(model), "tokenizer.json": _tokenizer(model), "tokenizer_config.json": _tokenizer_config(model)
    }.items():
        (folder / name).write_text(json.dumps(document, ensure_ascii=False), "utf-8")
    return folder


def _weights(model):
    embedding, head = model.weights(numpy)
    width, layer = model.width, "model.layers.0."
    weights = {
        "model.embed_tokens.weight": embedding, "lm_head.weight": head, "model.norm.weight": numpy.ones(width, numpy.float16),
        layer + "self_attn.o_proj.weight": numpy.zeros((width, HEAD), numpy.float16),
        layer + "mlp.down_proj.weight": numpy.zeros((width, HIDDEN), numpy.float16),
    }
    for name in ("input_layernorm", "post_attention_layernorm"):
        weights[f"{layer}{name}.weight"] = numpy.ones(width, numpy.float16)
    for name, rows in {"self_attn.q": HEAD, "self_attn.k": HEAD, "self_attn.v": HEAD, "mlp.gate": HIDDEN, "mlp.up": HIDDEN}.items():
        weights[f"{layer}{name}_proj.weight"] = numpy.zeros((rows, width), numpy.float16)
    return weights


def _config(model):
    return {
        "model_type": "llama", "architectures": ["LlamaForCausalLM"], "hidden_size": model.width, "intermediate_size": HIDDEN,
        "num_hidden_layers": 1, "num_attention_heads": 1, "num_key_value_heads": 1, "head_dim": HEAD, "rms_norm_eps": EPSILON,
        "vocab_size": len(model.tokens), "max_position_embeddings": CONTEXT, "tie_word_embeddings": False,
        "bos_token_id": BEGIN, "eos_token_id": END,
    }


def _tokenizer(model):
    """Reads text character by character, so that no text becomes a piece of a script. Writes tokens without separators."""
    special = [
        {"id": number, "content": text, "special": True, "single_word": False, "lstrip": False, "rstrip": False, "normalized": False}
        for number, text in enumerate(model.special)
    ]
    return {
        "version": "1.0", "truncation": None, "padding": None, "added_tokens": special, "normalizer": None,
        "pre_tokenizer": {"type": "Split", "pattern": {"Regex": "[\\s\\S]"}, "behavior": "Isolated", "invert": False},
        "post_processor": None, "decoder": {"type": "Fuse"},
        "model": {
            "type": "WordLevel", "vocab": {text: number for number, text in enumerate(model.tokens)},
            "unk_token": model.tokens[UNKNOWN],
        },
    }


def _tokenizer_config(model):
    return {
        "tokenizer_class": "PreTrainedTokenizerFast", "unk_token": model.tokens[UNKNOWN], "bos_token": model.tokens[BEGIN],
        "eos_token": model.tokens[END], "clean_up_tokenization_spaces": False, "chat_template": model.chat_template,
    }
